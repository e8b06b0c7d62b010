import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AskingDialog, DialogForm } from '../../../admin-frame/FormDialog';
import { useSecretMutation } from '../../../api/useSecretMutation';
import { useFailureText } from '../../../components/feedback/useFailureText';
import { SelectField } from '../../../components/forms/SelectField';
import { gameLimits } from '../../../contract/gameAdministration';
import { useFormats } from '../../../i18n/useFormats';
import { useRoute } from '../../../navigation/useRoute';
import { notificationQueued } from '../../../state/uiSlice';
import { useAppDispatch } from '../../../store/hooks';
import { useGetAdminGameQuery, useMergeChartMutation } from '../adminGamesApi';
import { nameIn, type EditedChart } from '../draft/editedGame';
import type { GameDraft } from '../draft/useGameDraft';

interface MergeDialogProps {
  draft: GameDraft;
  chartId: number;
  onClose: () => void;
}

const none = 'none';
const leastReason = 3;
const columnsOf = ({ values }: EditedChart) =>
  values.map(({ formatId, better }) => `${formatId} ${better}`).join();

/** Moves the scores of a chart to another one of the game, after saying what that means. */
export function MergeDialog({ draft, chartId, onClose }: MergeDialogProps) {
  const { t } = useTranslation(['adminGames', 'common']);
  const { language } = useRoute();
  const { count } = useFormats();
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const [merge, busy] = useSecretMutation(useMergeChartMutation());
  const { refetch } = useGetAdminGameQuery(draft.game.id);
  const [target, setTarget] = useState(none);
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string>();
  const { game, content, dirty, discard } = draft;
  const charts = content.groups.flatMap((group) =>
    group.charts.map((chart) => ({ chart, group: nameIn(group.names, language) ?? '' })),
  );
  const source = charts.find(({ chart }) => chart.id === chartId)?.chart;
  const name = (source && nameIn(source.names, language)) ?? '';
  const targets = charts.filter(
    ({ chart }) =>
      source &&
      chart.id !== null &&
      chart.id !== chartId &&
      chart.status !== 'retired' &&
      columnsOf(chart) === columnsOf(source),
  );
  const scores = game.charts.find(({ id }) => id === chartId)?.nbScore ?? 0;
  const into = targets.find(({ chart }) => String(chart.id) === target)?.chart;
  const intoName = (into && nameIn(into.names, language)) ?? '';
  const perform = async () => {
    setFailure(undefined);
    const outcome = await merge({ id: chartId, into: into?.id ?? 0, reason: reason.trim() });
    if ('error' in outcome) {
      setFailure(failureText(outcome.error, t('merge.failed')));
      return;
    }
    const { data } = await refetch();
    if (data) discard(data);
    dispatch(notificationQueued({ messageKey: 'adminGames:merge.done', severity: 'success' }));
    onClose();
  };
  return (
    <AskingDialog open title={t('merge.title', { name })} onClose={onClose}>
      <DialogForm
        text={targets.length === 0 ? t('merge.noTarget') : t('merge.text')}
        failure={failure}
        busy={busy}
        complete={!dirty && into !== undefined && reason.trim().length >= leastReason}
        labels={{
          cancel: t('common:cancel'),
          submit: t('merge.confirm'),
          busy: t('merge.busy'),
          hint: t(dirty ? 'merge.saveFirst' : 'merge.hint'),
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void perform();
        }}
        onClose={onClose}
      >
        {dirty ? <Alert severity="warning">{t('merge.saveFirst')}</Alert> : null}
        <SelectField<string>
          name="into"
          label={t('merge.into')}
          value={target}
          options={[
            { value: none, label: t('merge.choose') },
            ...targets.map(({ chart, group }) => ({
              value: String(chart.id),
              label: `${group} – ${nameIn(chart.names, language) ?? ''}`,
            })),
          ]}
          onChange={setTarget}
        />
        <TextField
          multiline
          minRows={2}
          name="reason"
          label={t('merge.reason')}
          helperText={t('merge.reasonHint')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          slotProps={{ htmlInput: { maxLength: gameLimits.reason } }}
        />
        {into ? (
          <Alert severity="warning">
            {t('merge.consequence', {
              name,
              into: intoName,
              count: scores,
              formatted: count(scores),
            })}
          </Alert>
        ) : null}
      </DialogForm>
    </AskingDialog>
  );
}
