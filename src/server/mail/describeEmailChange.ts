import { languageTags, type Language } from '../../contract/languages';
import { serverTexts } from '../serverTexts';

interface EmailChangeFacts {
  newEmail: string;
  /** RFC 3339. */
  confirmedAt: string | null;
  device: string | null;
  addressRange: string | null;
}

/** What the former address is told of a change. The new address is masked: the former mailbox may be read by somebody else. */
export function describeEmailChange(change: EmailChangeFacts, language: Language) {
  const { newEmail, confirmedAt, device, addressRange } = change;
  const places = [device, addressRange].filter((part) => part !== null);
  return {
    address: maskEmail(newEmail),
    when: formatMoment(confirmedAt ?? '', language),
    where: places.join(', ') || serverTexts[language].mail.unknownDevice,
  };
}

/** `kestrel@example.org` as `k•••@example.org`. */
function maskEmail(email: string): string {
  const [first = ''] = email;
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`;
}

function formatMoment(time: string, language: Language): string {
  return new Intl.DateTimeFormat(languageTags[language], {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(time));
}
