import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../api/apiError';
import { useGetCommentsInfiniteQuery } from '../../api/commentsApi';
import { ErrorAlert } from '../../components/ErrorAlert';
import { KeptMark } from '../../components/KeptMark';
import { OptionalPart } from '../../components/OptionalPart';
import { PartFailure } from '../../components/PartFailure';
import { useFailureText } from '../../components/useFailureText';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useFormats } from '../../i18n/useFormats';
import { selectMemberKey } from '../../state/memberKey';
import { useAppSelector } from '../../store/hooks';
import { CommentForm, type CommentFormHandle } from './CommentForm';
import { CommentItem } from './CommentItem';
import { CommentSkeleton } from './CommentSkeleton';
import { GuestNotice } from './GuestNotice';
import { loadedComments } from './loadedComments';
import { OutboxEntry } from './OutboxEntry';
import { useCommentCount } from './useCommentCount';
import { useOutbox } from './useOutbox';

/** The comments on an article. */
export function CommentSection({ articleId }: { articleId: number }) {
  const { t } = useTranslation('comments');
  const { count } = useFormats();
  const failureText = useFailureText();
  const id = useId();
  const form = useRef<CommentFormHandle>(null);
  const [news, setNews] = useState('');
  const member = useAppSelector(selectMemberKey);
  const waiting = useOutbox(member, articleId);
  const query = useGetCommentsInfiniteQuery(articleId);
  const { comments, total, keptAt } = loadedComments(query.data);
  const known = useCommentCount(articleId, query.data && total);
  const failure = query.isError ? asApiError(query.error) : undefined;

  return (
    <Box component="section" aria-labelledby={id} id="comments" sx={look.section}>
      <Typography id={id} variant="h2" tabIndex={-1} sx={{ mb: 3 }}>
        {t('heading', { formatted: known === undefined ? '…' : count(known + waiting.length) })}
      </Typography>
      {member === null ? (
        <GuestNotice />
      ) : (
        <CommentForm key={member} ref={form} member={member} articleId={articleId} />
      )}
      <VisuallyHidden component="output">{news}</VisuallyHidden>
      {member !== null && waiting.length > 0 ? (
        <Box component="ul" aria-label={t('outbox.label')} sx={look.list}>
          {waiting.map((item) => (
            <OutboxEntry
              key={item.key}
              item={item}
              member={member}
              onTakeBack={(html) => form.current?.takeBack(html)}
            />
          ))}
        </Box>
      ) : null}
      {keptAt === undefined ? null : (
        <Box sx={{ mt: 3 }}>
          <KeptMark keptAt={keptAt} />
        </Box>
      )}
      {query.data === undefined && !failure ? <CommentSkeleton /> : null}
      {query.data && total + waiting.length === 0 ? (
        <Typography sx={{ mt: 4, color: 'text.secondary' }}>{t('empty')}</Typography>
      ) : null}
      <Box component="ul" sx={look.list}>
        {comments.map((comment) => (
          <OptionalPart key={comment.id} fallback={BrokenItem}>
            <CommentItem articleId={articleId} comment={comment} onNews={setNews} />
          </OptionalPart>
        ))}
      </Box>
      {failure ? (
        <Box sx={{ mt: 3 }}>
          <ErrorAlert
            message={failureText(failure, t('error.load'))}
            onRetry={() => void (query.data ? query.fetchNextPage() : query.refetch())}
          />
        </Box>
      ) : null}
      {query.hasNextPage && !failure ? (
        <Button
          variant="outlined"
          sx={{ mt: 3 }}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('loadMore')}
        </Button>
      ) : null}
    </Box>
  );
}

function BrokenItem({ onRetry }: { onRetry: () => void }) {
  return (
    <Box component="li" sx={{ mt: 3 }}>
      <PartFailure onRetry={onRetry} />
    </Box>
  );
}

const look = {
  section: { maxWidth: '42rem', mt: { xs: 6, md: 8 }, '@media print': { display: 'none' } },
  list: { listStyle: 'none', m: 0, p: 0 },
} as const;
