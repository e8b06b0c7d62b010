import { mdiCloudUploadOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon';
import { SafeHtml } from '../../components/SafeHtml';
import { commentMarkup } from '../../contract/allowedMarkup';
import { commentProse } from './commentStyles';
import { isSending, putInOutbox, takeFromOutbox, type OutboxItem } from './outbox';
import { useOnline } from './useOnline';

interface OutboxEntryProps {
  item: OutboxItem;
  member: string;
  onTakeBack: (html: string) => void;
}

/** An unsent comment and its state. */
export function OutboxEntry({ item, member, onTakeBack }: OutboxEntryProps) {
  const { t } = useTranslation(['comments', 'common']);
  const online = useOnline();
  const { key, content, refusal } = item;
  const state = () => {
    if (isSending(key)) return t('outbox.sending');
    return online ? t('outbox.waiting') : t('outbox.offline');
  };
  return (
    <Box
      component="li"
      sx={{ mt: 3, p: 2, border: '1px dashed', borderColor: 'control.border', borderRadius: 1 }}
    >
      <SafeHtml html={content} markup={commentMarkup} sx={commentProse} />
      {refusal === undefined ? (
        <Box component="output" sx={{ display: 'flex', gap: 1, mt: 1, color: 'text.secondary' }}>
          <Icon path={mdiCloudUploadOutline} fontSize="small" />
          {state()}
        </Box>
      ) : (
        <>
          <Alert severity="error" sx={{ mt: 1 }}>
            {refusal || `${t('outbox.refused')} ${t('error.generic')}`}
          </Alert>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            <Button
              size="small"
              variant="outlined"
              onClick={() => {
                const { refusal: _refused, ...again } = item;
                putInOutbox(member, again);
              }}
            >
              {t('common:retry')}
            </Button>
            <Button
              size="small"
              onClick={() => {
                onTakeBack(content);
                takeFromOutbox(member, key);
              }}
            >
              {t('outbox.takeBack')}
            </Button>
            <Button size="small" color="inherit" onClick={() => takeFromOutbox(member, key)}>
              {t('outbox.discard')}
            </Button>
          </Box>
        </>
      )}
    </Box>
  );
}
