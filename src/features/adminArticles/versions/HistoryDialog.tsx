import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VersionsDialog } from '../../../admin-frame/drafts/VersionsDialog';
import type { AdminRevision } from '../../../contract/schemas/adminArticles';
import { notificationQueued } from '../../../state/uiSlice';
import { useAppDispatch } from '../../../store/hooks';
import { useGetRevisionQuery, useGetRevisionsQuery } from '../adminArticlesApi';
import type { ArticleDraft } from '../draft/useArticleDraft';
import { ArticleVersion } from './ArticleVersion';
import { VersionView } from './VersionView';

/** The versions of an article: read, compare, restore. */
export function HistoryDialog({ draft, onClose }: { draft: ArticleDraft; onClose: () => void }) {
  const { t } = useTranslation('adminArticles');
  const { article } = draft;
  const scheduled = article.state === 'scheduled' ? article.appliedVersion : undefined;
  const dispatch = useAppDispatch();
  const query = useGetRevisionsQuery(article.id, { refetchOnMountOrArgChange: true });
  const [chosen, setChosen] = useState<AdminRevision>();
  const detailQuery = useGetRevisionQuery(
    { id: article.id, revision: chosen?.id ?? 0 },
    { skip: !chosen },
  );
  const detail = detailQuery.currentData;
  const restore = async () => {
    if (!detail) return;
    const { number, content } = detail;
    onClose();
    await draft.replace(content, number);
    dispatch(
      notificationQueued({
        messageKey: 'adminArticles:history.restored',
        params: { number },
        severity: 'success',
      }),
    );
  };
  return (
    <VersionsDialog
      texts={{
        title: t('history.title'),
        empty: t('history.empty'),
        failed: t('history.failed'),
        restore: t('history.restore'),
      }}
      beside
      query={query}
      keyOf={({ id }) => id}
      renderVersion={(version) => <ArticleVersion version={version} scheduled={scheduled} />}
      chosen={chosen}
      detail={detailQuery}
      onChoose={setChosen}
      onRestore={detail && !detail.current ? () => void restore() : undefined}
      onClose={onClose}
    >
      {chosen && !detailQuery.isError ? (
        <VersionView
          key={chosen.id}
          articleId={article.id}
          chosen={chosen}
          versions={query.data ?? []}
          content={draft.content}
          detail={detail}
        />
      ) : null}
    </VersionsDialog>
  );
}
