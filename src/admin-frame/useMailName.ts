import { useTranslation } from 'react-i18next';
import { mailKinds } from '../contract/mailKinds';

/** The name of a kind of mail; the kind itself if a newer server knows more. */
export function useMailName() {
  const { t } = useTranslation('adminOperation');
  return (kind: string): string => {
    const name = mailKinds.find((one) => one === kind);
    return name === undefined ? kind : t(`mails.kinds.${name}`);
  };
}
