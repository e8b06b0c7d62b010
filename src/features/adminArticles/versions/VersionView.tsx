import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetRevisionQuery } from '../adminArticlesApi';
import { ErrorAlert } from '../../../components/feedback/ErrorAlert';
import { SelectField } from '../../../components/forms/SelectField';
import type {
  AdminArticleContent,
  AdminRevision,
  AdminRevisionDetail,
} from '../../../contract/schemas/adminArticles';
import { TextsOfVersion } from './TextsOfVersion';

const VersionDifference = lazy(async () => {
  const { VersionDifference: Difference } = await import(
    /* webpackChunkName: "text-difference" */ './VersionDifference'
  );
  return { default: Difference };
});

const nothing = 'none';
const onScreen = 'screen';

interface VersionViewProps {
  articleId: number;
  chosen: AdminRevision;
  versions: readonly AdminRevision[];
  /** The current content of the editor. */
  content: AdminArticleContent;
  detail: AdminRevisionDetail | undefined;
}

/** A version as readers would see it, or its differences from another. */
export function VersionView({ articleId, chosen, versions, content, detail }: VersionViewProps) {
  const { t } = useTranslation('adminArticles');
  const [compared, setCompared] = useState<string>(nothing);
  const other = versions.find(({ id }) => String(id) === compared && id !== chosen.id);
  const {
    currentData: loaded,
    isError,
    refetch,
  } = useGetRevisionQuery({ id: articleId, revision: other?.id ?? 0 }, { skip: !other });
  const against = compared === onScreen ? content : other ? loaded?.content : undefined;
  const comparing = compared === onScreen || other !== undefined;
  const placeholder = <Skeleton variant="rounded" height={240} />;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0 }}>
      <Box sx={{ maxWidth: '18rem' }}>
        <SelectField<string>
          name="compareWith"
          label={t('history.compare')}
          value={comparing ? compared : nothing}
          options={[
            { value: nothing, label: t('history.compareNothing') },
            { value: onScreen, label: t('history.compareScreen') },
            ...versions
              .filter(({ id }) => id !== chosen.id)
              .map(({ id, number }) => ({
                value: String(id),
                label: t('history.version', { number }),
              })),
          ]}
          onChange={setCompared}
        />
      </Box>
      {isError ? <ErrorAlert message={t('history.failed')} onRetry={() => void refetch()} /> : null}
      {!detail || (comparing && !against && !isError) ? placeholder : null}
      {detail && !comparing ? <TextsOfVersion content={detail.content} /> : null}
      {detail && against ? (
        <Suspense fallback={placeholder}>
          {other && other.number < chosen.number ? (
            <VersionDifference before={against} after={detail.content} />
          ) : (
            <VersionDifference before={detail.content} after={against} />
          )}
        </Suspense>
      ) : null}
    </Box>
  );
}
