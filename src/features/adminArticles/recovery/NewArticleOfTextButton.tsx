import { mdiFilePlusOutline } from '@mdi/js';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BusyButton } from '../../../components/buttons/BusyButton';
import { useCreateArticleMutation } from '../adminArticlesApi';
import { useSecretMutation } from '../../../api/useSecretMutation';
import { Icon } from '../../../components/Icon';
import { useFailureText } from '../../../components/feedback/useFailureText';
import type { AdminArticleContent } from '../../../contract/schemas/adminArticles';
import { useRoute } from '../../../navigation/useRoute';
import type { DraftKey } from '../../../admin-frame/drafts/createLocalDrafts';

interface NewArticleOfTextButtonProps {
  content: AdminArticleContent;
  /** Part of the idempotency key: retries create only one article. */
  draftKey: DraftKey;
  variant?: 'contained' | 'outlined';
  /** Called when the server has stored the text. */
  onMade: () => void;
}

/** Creates a new article from the draft of a deleted one, and opens it. */
export function NewArticleOfTextButton(props: NewArticleOfTextButtonProps) {
  const { content, draftKey, variant = 'contained', onMade } = props;
  const { t } = useTranslation('adminArticles');
  const navigate = useNavigate();
  const { pathTo } = useRoute();
  const failureText = useFailureText();
  const [create, busy] = useSecretMutation(useCreateArticleMutation());
  const [key] = useState(() => `${draftKey}-${crypto.randomUUID()}`);
  const [failure, setFailure] = useState<string>();
  const make = async () => {
    setFailure(undefined);
    const outcome = await create({ content, key });
    if ('error' in outcome) {
      setFailure(failureText(outcome.error, t('list.createFailed')));
      return;
    }
    onMade();
    void navigate(`${pathTo('Administration')}/articles/${outcome.data.id}`);
  };
  return (
    <>
      <BusyButton
        size="small"
        variant={variant}
        color="primary"
        busy={busy}
        startIcon={<Icon path={mdiFilePlusOutline} />}
        onClick={() => void make()}
      >
        {t('rescue.makeNew')}
      </BusyButton>
      {failure === undefined ? null : (
        <Typography role="alert" variant="body2" sx={{ width: '100%' }}>
          {failure}
        </Typography>
      )}
    </>
  );
}
