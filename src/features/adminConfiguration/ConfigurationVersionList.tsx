import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { useGetSiteHistoryQuery } from './adminConfigurationApi';
import { asApiError } from '../../api/errors/apiError';
import { ErrorAlert } from '../../components/feedback/ErrorAlert';
import { useFailureText } from '../../components/feedback/useFailureText';
import { useFormats } from '../../i18n/useFormats';
import { DetailCard } from '../../admin-frame/DetailCard';

interface VersionListProps {
  current: number;
  busy: boolean;
  onRestore: (version: number) => void;
}

/** Earlier versions of the configuration, each with a restore button. */
export function ConfigurationVersionList({ current, busy, onRestore }: VersionListProps) {
  const { t } = useTranslation('adminConfiguration');
  const { longDate } = useFormats();
  const failureText = useFailureText();
  const { data, error, isError, refetch } = useGetSiteHistoryQuery();
  const items = data?.items ?? [];
  const failure = isError ? asApiError(error) : undefined;
  return (
    <DetailCard title={t('history.title')}>
      {failure ? (
        <ErrorAlert message={failureText(failure, t('failed'))} onRetry={() => void refetch()} />
      ) : null}
      {data && items.length === 0 ? t('history.empty') : null}
      <List disablePadding>
        {items.map(({ version, savedAt, savedBy, restoredFrom }) => (
          <ListItem
            key={version}
            disableGutters
            divider
            secondaryAction={
              version === current ? null : (
                <Button
                  size="small"
                  disabled={busy}
                  aria-label={t('history.restoreNamed', { version })}
                  onClick={() => onRestore(version)}
                >
                  {t('history.restore')}
                </Button>
              )
            }
          >
            <ListItemText
              primary={
                version === current
                  ? t('history.current', { version })
                  : t('history.version', { version })
              }
              secondary={[
                savedAt === null ? t('history.delivered') : longDate(savedAt),
                savedBy,
                restoredFrom === null ? null : t('history.from', { version: restoredFrom }),
              ]
                .filter((part) => part !== null)
                .join(' · ')}
            />
          </ListItem>
        ))}
      </List>
    </DetailCard>
  );
}
