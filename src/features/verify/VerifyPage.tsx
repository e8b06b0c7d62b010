import { useTranslation } from 'react-i18next';
import { PageMetadata } from '../../components/page/PageMetadata';
import { VerifyForm } from './VerifyForm';
import { VerifyView } from './VerifyView';

/** Explains the chains of events and checks them in the reader’s browser. */
export function VerifyPage() {
  const { t } = useTranslation('metadata');
  return (
    <>
      <PageMetadata title={t('Verify')} page="Verify" />
      <VerifyView>
        <VerifyForm />
      </VerifyView>
    </>
  );
}
