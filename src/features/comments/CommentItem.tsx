import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useHasRole } from '../../access/useHasRole';
import type { Comment, CommentAuthor } from '../../api/wire/commentFromWire';
import { avatarAddress } from '../../api/usersApi';
import { MemberAvatar } from '../../components/MemberAvatar';
import { SafeHtml } from '../../components/html/SafeHtml';
import { commentMarkup } from '../../contract/allowedMarkup';
import { roles } from '../../contract/roles';
import { useFormats } from '../../i18n/useFormats';
import { useRoute } from '../../navigation/useRoute';
import { selectUser } from '../../state/authSlice';
import { useAppSelector } from '../../store/hooks';
import { CommentActions } from './CommentActions';
import { CommentChangeForm } from './CommentChangeForm';
import { commentProse } from './commentStyles';
import { RemovedComment } from './RemovedComment';

interface CommentItemProps {
  articleId: number;
  comment: Comment;
  /** Announces a completed action. */
  onNews: (text: string) => void;
}

/** Whether to offer the actions: for the author and administrators. The server enforces it. */
function useMayChange(author: CommentAuthor | null): boolean {
  const user = useAppSelector(selectUser);
  const administrator = useHasRole({ one: roles.admin });
  return administrator || (user !== null && user.id === author?.id);
}

export function CommentItem({ articleId, comment, onNews }: CommentItemProps) {
  const [mode, setMode] = useState<'shown' | 'changing' | 'removed'>('shown');
  const mayChange = useMayChange(comment.author);
  const item = useRef<HTMLLIElement>(null);
  const show = () => {
    setMode('shown');
    item.current?.focus();
  };
  if (mode === 'removed') {
    return <RemovedComment articleId={articleId} id={comment.id} onUndo={() => setMode('shown')} />;
  }
  return (
    <Box component="li" ref={item} tabIndex={-1} sx={styles.item}>
      <MemberAvatar
        src={comment.author ? avatarAddress(comment.author.id, null) : undefined}
        username={comment.author?.username ?? undefined}
        size={40}
      />
      <Box sx={{ minWidth: 0 }}>
        <CommentHead comment={comment} />
        <Box hidden={mode === 'changing'}>
          <SafeHtml html={comment.content} markup={commentMarkup} sx={commentProse} />
        </Box>
        {mayChange ? (
          <>
            <CommentChangeForm
              articleId={articleId}
              comment={comment}
              open={mode === 'changing'}
              onOpen={() => setMode('changing')}
              onClose={show}
              onNews={onNews}
            />
            {mode === 'shown' ? (
              <CommentActions
                onChange={() => setMode('changing')}
                onRemove={() => setMode('removed')}
              />
            ) : null}
          </>
        ) : null}
      </Box>
    </Box>
  );
}

function CommentHead({ comment: { author, createdAt, edited } }: { comment: Comment }) {
  const { t } = useTranslation('comments');
  const { longDate } = useFormats();
  const { memberPath } = useRoute();
  const name = author ? (author.username ?? t('unknownMember')) : t('deletedMember');
  return (
    <Box sx={styles.head}>
      {author?.slug ? (
        <MuiLink component={Link} to={memberPath(author.slug)} sx={styles.name}>
          {name}
        </MuiLink>
      ) : (
        <Box component="span" sx={{ ...styles.name, color: author ? undefined : 'text.secondary' }}>
          {name}
        </Box>
      )}
      {createdAt ? <time dateTime={createdAt}>{longDate(createdAt)}</time> : null}
      {edited ? <span>{t('edited')}</span> : null}
    </Box>
  );
}

const styles = {
  item: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    columnGap: 2,
    py: 3,
    borderBottom: 1,
    borderColor: 'divider',
    '&:focus': { outline: 'none' },
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 1.5,
    alignItems: 'baseline',
    mb: 0.75,
    fontSize: '0.8125rem',
    color: 'text.secondary',
  },
  name: { fontSize: '0.9375rem', fontWeight: 700, overflowWrap: 'anywhere' },
} as const;
