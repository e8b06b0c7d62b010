import { mdiAccount } from '@mdi/js';
import { clsx } from 'clsx';
import { useState } from 'react';
import { initialsOf } from '../contract/initials';
import { Icon } from './Icon';
import './MemberAvatar.css';

interface MemberAvatarProps {
  /** URL of the picture; without one, the initials are shown. */
  src?: string | undefined;
  username: string | undefined;
  /** Width and height in pixels. */
  size?: 32 | 40 | 64 | 72 | 96 | 100;
  /** Alternative text; omitted if the name is next to the picture. */
  alt?: string;
}

/** A member's picture. Without one, their initials; if it cannot be loaded, a generic icon. */
export function MemberAvatar({ src, username, size = 32, alt = '' }: MemberAvatarProps) {
  const [failed, setFailed] = useState<string>();
  const broken = src !== undefined && failed === src;
  const initials = username === undefined ? '' : initialsOf(username);
  const shown = broken ? undefined : src;
  return (
    <span className={clsx('avatar', `avatar-${size}`)}>
      {shown === undefined ? (
        <Initials initials={broken ? '' : initials} />
      ) : (
        <img src={shown} alt={alt} width={size} height={size} onError={() => setFailed(shown)} />
      )}
    </span>
  );
}

function Initials({ initials }: { initials: string }) {
  return initials === '' ? <Icon path={mdiAccount} /> : <span aria-hidden>{initials}</span>;
}
