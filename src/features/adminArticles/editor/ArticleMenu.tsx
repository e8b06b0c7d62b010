import { mdiCancel, mdiDeleteOutline, mdiEyeOffOutline, mdiOpenInNew } from '@mdi/js';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu, type MenuAction } from '../../../admin-frame/ActionMenu';
import { ConfirmDialog } from '../../../admin-frame/ConfirmDialog';
import { trashDays } from '../../../contract/articleAdministration';
import type { AdminArticle } from '../../../contract/schemas/adminArticles';
import { useRoute } from '../../../navigation/useRoute';
import type { Publication } from '../publication/usePublication';

type Command = 'withdraw' | 'cancel' | 'delete';
const icons = { withdraw: mdiEyeOffOutline, cancel: mdiCancel, delete: mdiDeleteOutline } as const;

interface ArticleMenuProps {
  article: AdminArticle;
  publication: Publication;
}

/** The less frequent actions on an article. */
export function ArticleMenu({ article, publication }: ArticleMenuProps) {
  const { t } = useTranslation('adminArticles');
  const { articlePath } = useRoute();
  const [pending, setPending] = useState<Command>();
  const { withdraw, cancel, remove, forget, failure, busy } = publication;
  const commands: Command[] = [
    ...(article.state === 'draft' ? [] : ['withdraw' as const]),
    ...(article.state === 'canceled' ? [] : ['cancel' as const]),
    'delete',
  ];
  const view = { label: t('publish.view'), icon: mdiOpenInNew, href: articlePath(article) };
  const actions: MenuAction[] = commands.map((name) => ({
    label: t(`publish.${name}`),
    icon: icons[name],
    run: () => {
      forget();
      setPending(name);
    },
  }));
  const confirm = async (command: Command) => {
    const done = await { withdraw, cancel, delete: remove }[command]();
    if (done) setPending(undefined);
  };
  return (
    <>
      <ActionMenu
        label={t('publish.more')}
        actions={article.state === 'published' ? [view, ...actions] : actions}
      />
      {pending ? (
        <ConfirmDialog
          open
          severe
          title={t(`publish.${pending}`)}
          text={t(`publish.${pending}Text`, { days: trashDays })}
          labels={{ confirm: t(`publish.${pending}`), cancel: t('publish.keep') }}
          failure={failure}
          busy={busy}
          onConfirm={() => void confirm(pending)}
          onClose={() => setPending(undefined)}
        />
      ) : null}
    </>
  );
}
