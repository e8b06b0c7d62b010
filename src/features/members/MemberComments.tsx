import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { asApiError } from '../../api/errors/apiError';
import type { MemberComment } from '../../api/wire/commentFromWire';
import { useGetMemberCommentsInfiniteQuery } from '../../api/membersApi';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { SafeHtml } from '../../components/html/SafeHtml';
import { useFailureText } from '../../components/feedback/useFailureText';
import { commentMarkup } from '../../contract/allowedMarkup';
import { useFormats } from '../../i18n/useFormats';
import { useRoute } from '../../navigation/useRoute';
import { CommentLines } from './MemberSkeleton';

/** All comments of a member, newest first. */
export function MemberComments({ slug, username }: { slug: string; username: string }) {
  const { t } = useTranslation('members');
  const { language } = useRoute();
  const { count } = useFormats();
  const failureText = useFailureText();
  const id = useId();
  const query = useGetMemberCommentsInfiniteQuery({ slug, language });
  const failure = query.isError ? asApiError(query.error) : undefined;
  const pages = query.data?.pages ?? [];
  const total = pages[0]?.total ?? 0;
  const again = () => void (query.data ? query.fetchNextPage() : query.refetch());
  return (
    <Box
      component="section"
      aria-labelledby={id}
      aria-busy={query.isLoading}
      sx={{ maxWidth: '42rem' }}
    >
      <Typography id={id} variant="h2" sx={{ mb: 2 }}>
        {t('heading', { formatted: query.data ? count(total) : '…' })}
      </Typography>
      {query.isLoading ? <CommentLines /> : null}
      {query.data && total === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('empty', { name: username })}</Typography>
      ) : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {pages
          .flatMap(({ items }) => items)
          .map((comment) => (
            <CommentLine key={comment.id} comment={comment} />
          ))}
      </Box>
      {failure ? (
        <ErrorAlert message={failureText(failure, t('commentsFailed'))} onRetry={again} />
      ) : null}
      {query.hasNextPage && !failure ? (
        <Button
          variant="outlined"
          sx={{ mt: 3 }}
          loading={query.isFetchingNextPage}
          onClick={again}
        >
          {t('loadMore')}
        </Button>
      ) : null}
    </Box>
  );
}

function CommentLine({ comment }: { comment: MemberComment }) {
  const { t } = useTranslation('members');
  const { longDate } = useFormats();
  const { articlePath } = useRoute();
  const { article, createdAt, edited, content } = comment;
  return (
    <Box component="li" sx={{ py: 2.5, borderBottom: 1, borderColor: 'divider' }}>
      {article ? (
        <MuiLink component={Link} to={articlePath(article)} sx={{ fontWeight: 700 }}>
          {article.title ?? t('untitled')}
        </MuiLink>
      ) : null}
      <Typography variant="body2" sx={{ mb: 0.75, color: 'text.secondary' }}>
        {createdAt ? <time dateTime={createdAt}>{longDate(createdAt)}</time> : null}
        {edited ? ` · ${t('edited')}` : null}
      </Typography>
      <SafeHtml
        html={content}
        markup={commentMarkup}
        sx={{ overflowWrap: 'anywhere', '& p': { mt: 0, mb: '0.6em' } }}
      />
    </Box>
  );
}
