import { useTranslation } from 'react-i18next';
import { ChartField } from '../../features/verify/ChartField';
import { VerifyView } from '../../features/verify/VerifyView';
import '../../features/verify/verify.css';
import { ButtonSlot } from './ButtonSlot';

export function PrintedVerify() {
  const { t } = useTranslation('verify');
  return (
    <VerifyView>
      <ChartField>
        <ButtonSlot label={t('form.check')} />
      </ChartField>
      <p className="text-body2 text-muted verify-status" />
      <noscript>
        <p>{t('form.noScript')}</p>
      </noscript>
    </VerifyView>
  );
}
