import type { Language } from '../../../../contract/languages';
import { formatMoment } from '../../../platform/texts/formatMoment';
import { serverTexts } from '../../../platform/texts/serverTexts';

interface EmailChangeFacts {
  newEmail: string;
  /** RFC 3339. */
  confirmedAt: string | null;
  device: string | null;
  addressRange: string | null;
}

/** Details for the mail to the previous address. The new address is masked: others may have access to the old mailbox. */
export function describeEmailChange(change: EmailChangeFacts, language: Language) {
  const { newEmail, confirmedAt, device, addressRange } = change;
  const places = [device, addressRange].filter((part) => part !== null);
  return {
    address: maskEmail(newEmail),
    when: formatMoment(confirmedAt ?? '', language),
    where: places.join(', ') || serverTexts[language].mail.unknownDevice,
  };
}

/** `kestrel@example.org` becomes `k•••@example.org`. */
function maskEmail(email: string): string {
  const [first = ''] = email;
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`;
}
