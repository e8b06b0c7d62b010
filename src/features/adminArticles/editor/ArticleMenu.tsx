import {
  mdiDeleteOutline,
  mdiDotsVertical,
  mdiEyeOffOutline,
  mdiOpenInNew,
  mdiCancel,
} from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { trashDays } from '../../../contract/articleAdministration';
import type { AdminArticle } from '../../../contract/schemas/adminArticles';
import { useRoute } from '../../../navigation/useRoute';
import { ConfirmDialog } from '../../../admin-frame/ConfirmDialog';
import type { Publication } from '../publication/usePublication';

type Command = 'withdraw' | 'cancel' | 'delete';
const icons = { withdraw: mdiEyeOffOutline, cancel: mdiCancel, delete: mdiDeleteOutline } as const;

/** The less frequent actions on an article. */
export function ArticleMenu({
  article,
  publication,
}: {
  article: AdminArticle;
  publication: Publication;
}) {
  const { t } = useTranslation('adminArticles');
  const { articlePath } = useRoute();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [pending, setPending] = useState<Command>();
  const { withdraw, cancel, remove, forget, failure, busy } = publication;
  const commands: Command[] = [
    ...(article.state === 'draft' ? [] : ['withdraw' as const]),
    ...(article.state === 'canceled' ? [] : ['cancel' as const]),
    'delete',
  ];
  const close = () => setAnchor(null);
  const confirm = async (command: Command) => {
    const done = await { withdraw, cancel, delete: remove }[command]();
    if (done) setPending(undefined);
  };
  return (
    <>
      <IconButton
        aria-label={t('publish.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon path={mdiDotsVertical} />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {article.state === 'published' ? (
          <MenuItem component="a" href={articlePath(article)} target="_blank" onClick={close}>
            <ListItemIcon>
              <Icon path={mdiOpenInNew} />
            </ListItemIcon>
            <ListItemText>{t('publish.view')}</ListItemText>
          </MenuItem>
        ) : null}
        {commands.map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              close();
              forget();
              setPending(name);
            }}
          >
            <ListItemIcon>
              <Icon path={icons[name]} />
            </ListItemIcon>
            <ListItemText>{t(`publish.${name}`)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
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
