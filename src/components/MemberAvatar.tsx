import { mdiAccount } from '@mdi/js';
import Avatar from '@mui/material/Avatar';
import { useState } from 'react';
import { initialsOf } from '../contract/initials';
import { Icon } from './Icon';

interface MemberAvatarProps {
  /** URL of the picture; without one, the initials are shown. */
  src?: string | undefined;
  username: string | undefined;
  size?: number;
  /** Alternative text; omitted if the name is next to the picture. */
  alt?: string;
}

/** A member's picture. Without one, their initials; if it cannot be loaded, a generic icon. */
export function MemberAvatar({ src, username, size = 32, alt = '' }: MemberAvatarProps) {
  const [failed, setFailed] = useState<string>();
  const broken = src !== undefined && failed === src;
  const initials = username === undefined ? '' : initialsOf(username);
  return (
    <Avatar
      src={broken ? undefined : src}
      alt={alt}
      slotProps={{ img: { onError: () => setFailed(src), width: size, height: size } }}
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.4,
        fontWeight: 700,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {broken || initials === '' ? (
        <Icon path={mdiAccount} sx={{ fontSize: size * 0.65 }} />
      ) : (
        <span aria-hidden>{initials}</span>
      )}
    </Avatar>
  );
}
