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
import { ConfirmDialog } from '../ConfirmDialog';
import type { Publication } from './usePublication';

type Question = 'withdraw' | 'cancel' | 'delete';
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
  const [question, setQuestion] = useState<Question>();
  const { withdraw, cancel, remove, forget, failure, busy } = publication;
  const questions: Question[] = [
    ...(article.state === 'draft' ? [] : ['withdraw' as const]),
    ...(article.state === 'canceled' ? [] : ['cancel' as const]),
    'delete',
  ];
  const close = () => setAnchor(null);
  const answer = async (asked: Question) => {
    const done = await { withdraw, cancel, delete: remove }[asked]();
    if (done) setQuestion(undefined);
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
        {questions.map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              close();
              forget();
              setQuestion(name);
            }}
          >
            <ListItemIcon>
              <Icon path={icons[name]} />
            </ListItemIcon>
            <ListItemText>{t(`publish.${name}`)}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
      {question ? (
        <ConfirmDialog
          open
          severe
          title={t(`publish.${question}`)}
          text={t(`publish.${question}Text`, { days: trashDays })}
          labels={{ confirm: t(`publish.${question}`), cancel: t('publish.keep') }}
          failure={failure}
          busy={busy}
          onConfirm={() => void answer(question)}
          onClose={() => setQuestion(undefined)}
        />
      ) : null}
    </>
  );
}
