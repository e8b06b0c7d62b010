import { useTranslation } from 'react-i18next';
import type { AdminPerson } from '../../contract/schemas/adminArticles';
import { useFormats } from '../../i18n/useFormats';

/** Says when and by whom a document was changed. */
export function useEditedText() {
  const { t } = useTranslation('administration');
  const { longDate } = useFormats();
  return {
    /** The name of an editor, whose account may have been deleted. */
    nameOf: (editor: AdminPerson | null) => editor?.username ?? t('somebody'),
    editedText: (at: string, name: string | undefined) =>
      name === undefined ? longDate(at) : t('editedBy', { date: longDate(at), name }),
  };
}
