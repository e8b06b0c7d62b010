import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asApiError } from '../../api/errors/apiError';
import { useGetCommentsInfiniteQuery } from '../../api/commentsApi';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { LazyOfflineCopyAge } from '../../components/feedback/LazyOfflineCopyAge';
import { OptionalErrorBoundary } from '../../components/feedback/OptionalErrorBoundary';
import { PartFailure } from '../../components/feedback/PartFailure';
import { useFailureText } from '../../components/feedback/useFailureText';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useFormats } from '../../i18n/useFormats';
import { selectMemberKey } from '../../state/memberKey';
import { useAppSelector } from '../../store/hooks';
import { selectUnsentComments } from '../../store/unsent/selectUnsent';
import { useUnsent } from '../../store/unsent/useUnsent';
import { CommentForm, type CommentFormHandle } from './CommentForm';
import { CommentItem } from './CommentItem';
import { CommentSkeleton } from './CommentSkeleton';
import { GuestNotice } from './GuestNotice';
import { UnsentCommentItem } from './UnsentCommentItem';
import { articlesApi } from '../../api/articlesApi';
import { useRoute } from '../../navigation/useRoute';
import type { Comment } from '../../api/wire/commentFromWire';
import type { Kept, Page } from '../../api/wire/collection';

/** All comments loaded so far, without duplicates: newly posted comments shift others to the next page. */
function loadedComments<Item extends Comment>(
  data: { pages: Page<Item>[] } | undefined,
): Kept & {
  comments: Item[];
  total: number;
} {
  const pages = data?.pages ?? [];
  const byId = new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item]));
  const { total = 0, keptAt } = pages.find((page) => page.keptAt !== undefined) ?? pages[0] ?? {};
  return { comments: [...byId.values()], total, ...(keptAt === undefined ? {} : { keptAt }) };
}

/** The number of comments from the list, or from the article until the list is loaded; undefined if neither is known. */
function useCommentCount(articleId: number, listed: number | undefined): number | undefined {
  const { language } = useRoute();
  const { data } = articlesApi.endpoints.getArticle.useQueryState({ language, id: articleId });
  return listed ?? data?.nbComment;
}

/** The comments on an article. */
export function CommentSection({ articleId }: { articleId: number }) {
  const { t } = useTranslation('comments');
  const { count } = useFormats();
  const failureText = useFailureText();
  const id = useId();
  const form = useRef<CommentFormHandle>(null);
  const [news, setNews] = useState('');
  const member = useAppSelector(selectMemberKey);
  // Newest first, as in the list below them.
  const waiting = useUnsent(selectUnsentComments)
    .filter((comment) => comment.articleId === articleId)
    .toReversed();
  const query = useGetCommentsInfiniteQuery(articleId);
  const { comments, total, keptAt } = loadedComments(query.data);
  const known = useCommentCount(articleId, query.data && total);
  const failure = query.isError ? asApiError(query.error) : undefined;

  return (
    <Box component="section" aria-labelledby={id} id="comments" sx={styles.section}>
      <Typography id={id} variant="h2" tabIndex={-1} sx={{ mb: 3 }}>
        {t('heading', { formatted: known === undefined ? '…' : count(known + waiting.length) })}
      </Typography>
      {member === null ? (
        <GuestNotice />
      ) : (
        <CommentForm key={member} ref={form} member={member} articleId={articleId} />
      )}
      <VisuallyHidden component="output">{news}</VisuallyHidden>
      {waiting.length > 0 ? (
        <Box component="ul" aria-label={t('unsent.label')} sx={styles.list}>
          {waiting.map((comment) => (
            <UnsentCommentItem
              key={comment.key}
              comment={comment}
              onTakeBack={(html) => form.current?.takeBack(html)}
            />
          ))}
        </Box>
      ) : null}
      {keptAt === undefined ? null : (
        <Box sx={{ mt: 3 }}>
          <LazyOfflineCopyAge keptAt={keptAt} />
        </Box>
      )}
      {query.data === undefined && !failure ? <CommentSkeleton /> : null}
      {query.data && total + waiting.length === 0 ? (
        <Typography sx={{ mt: 4, color: 'text.secondary' }}>{t('empty')}</Typography>
      ) : null}
      <Box component="ul" sx={styles.list}>
        {comments.map((comment) => (
          <OptionalErrorBoundary key={comment.id} fallback={BrokenItem}>
            <CommentItem articleId={articleId} comment={comment} onNews={setNews} />
          </OptionalErrorBoundary>
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

const styles = {
  section: { maxWidth: '42rem', mt: { xs: 6, md: 8 }, '@media print': { display: 'none' } },
  list: { listStyle: 'none', m: 0, p: 0 },
} as const;
