import { mdiEyeOutline, mdiOpenInNew } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../admin-frame/ConfirmDialog';
import { FactList } from '../../../admin-frame/FactList';
import { useFailureText } from '../../../components/feedback/useFailureText';
import { Icon } from '../../../components/Icon';
import { languageNames, languages, type Language } from '../../../contract/languages';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { notificationQueued } from '../../../state/uiSlice';
import { useAppDispatch } from '../../../store/hooks';
import type { GameDraft } from '../draft/useGameDraft';

const GamePreviewDialog = lazy(async () => {
  const { GamePreviewDialog: Dialog } = await import(
    /* webpackChunkName: "admin-game-preview" */ '../preview/GamePreviewDialog'
  );
  return { default: Dialog };
});

interface ReviewStepProps {
  draft: GameDraft;
  /** The language that the preview begins with. */
  language: Language;
  onProblem: (field: string) => void;
}

type Command = 'publish' | 'close' | 'reopen';
const main = { variant: 'contained' } as const;
const quiet = { color: 'inherit' } as const;
const commandOf = { active: 'close', closed: 'reopen' } as const;

/** What the game has, its preview, and the button that makes it public, closes it or opens it again. */
export function ReviewStep({ draft, language, onProblem }: ReviewStepProps) {
  const { t } = useTranslation(['adminGames', 'administration', 'common']);
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const [pending, setPending] = useState<Command>();
  const [previewed, setPreviewed] = useState(false);
  const { game, dirty, busy, failure, publish, moveTo, checkFor, firstProblem } = draft;
  const { status } = game;
  const command = status === 'active' || status === 'closed' ? commandOf[status] : 'publish';
  const ask = () => {
    if (command !== 'publish' || checkFor('publish')) return setPending(command);
    const field = firstProblem();
    if (field !== undefined) onProblem(field);
  };
  const perform = async (wanted: Command) => {
    const done = await {
      publish,
      close: async () => moveTo('closed'),
      reopen: async () => moveTo('active'),
    }[wanted]();
    if (!done) return;
    setPending(undefined);
    dispatch(
      notificationQueued({ messageKey: `adminGames:review.done.${wanted}`, severity: 'success' }),
    );
  };
  return (
    <Stack spacing={3} sx={{ maxWidth: '44rem' }}>
      <Summary draft={draft} />
      {dirty ? <Alert severity="warning">{t('review.saveFirst')}</Alert> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiEyeOutline} />}
          onClick={() => setPreviewed(true)}
        >
          {t('administration:preview.open')}
        </Button>
        {game.publishedAt === null ? null : <PublicLink draft={draft} />}
        <Button
          // Closing is seldom the next step of a public game.
          {...(command === 'close' ? quiet : main)}
          disabled={dirty || busy}
          onClick={ask}
        >
          {t(`review.${command}`)}
        </Button>
      </Box>
      <Suspense fallback={null}>
        {previewed ? (
          <GamePreviewDialog draft={draft} shown={language} onClose={() => setPreviewed(false)} />
        ) : null}
      </Suspense>
      {pending ? (
        <ConfirmDialog
          open
          title={t(`review.ask.${pending}`)}
          text={t(`review.text.${pending}`)}
          labels={{ confirm: t(`review.${pending}`), cancel: t('common:cancel') }}
          busy={busy}
          failure={failure ? failureText(failure, t('review.failed')) : undefined}
          onConfirm={() => void perform(pending)}
          onClose={() => setPending(undefined)}
        />
      ) : null}
    </Stack>
  );
}

function PublicLink({ draft: { game } }: { draft: GameDraft }) {
  const { t } = useTranslation('adminGames');
  const { keyedPath } = useRoute();
  return (
    <Button
      component="a"
      color="inherit"
      href={keyedPath('GameDetail', game)}
      target="_blank"
      startIcon={<Icon path={mdiOpenInNew} />}
    >
      {t('review.view')}
    </Button>
  );
}

function Summary({ draft: { content, game } }: { draft: GameDraft }) {
  const { t } = useTranslation('adminGames');
  const { longDate, count } = useFormats();
  const charts = content.groups.reduce((sum, group) => sum + group.charts.length, 0);
  const named = languages.filter((language) => content.translations[language]?.name.trim());
  return (
    <FactList
      facts={[
        [t('list.columns.languages'), named.map((one) => languageNames[one]).join(', ') || '–'],
        [t('names.platforms'), count(content.platformIds.length)],
        [t('structure.groups'), count(content.groups.length)],
        [t('list.columns.charts'), count(charts)],
        [t('steps.cover'), t(content.pictureId === null ? 'review.noCover' : 'review.hasCover')],
        [
          t('review.since'),
          game.publishedAt === null ? t('review.never') : longDate(game.publishedAt),
        ],
      ]}
    />
  );
}
