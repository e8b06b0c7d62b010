import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gameLimits } from '../../../contract/gameAdministration';
import type { AdminFormat } from '../../../contract/schemas/adminGames';
import type { EditedGroups } from '../draft/editedGame';
import { CsvProblems } from './CsvProblems';
import { mostLines, parseStructure } from './parseStructure';
import { planImport, type ImportPlan } from './planImport';
import { readTextFile } from './readTextFile';

interface ImportDialogProps {
  groups: EditedGroups;
  formats: readonly AdminFormat[];
  onImport: (groups: EditedGroups) => void;
  onClose: () => void;
}

/** Bytes of a file: far more than the lines that are read can have. */
const mostBytes = 4 * 1024 * 1024;
const example = 'group_en;group_fr;chart_en;chart_fr;format;better;dlc;proof';

/** Reads a structure from CSV, says what it would add, and adds it to the draft. */
export function ImportDialog({ groups, formats, onImport, onClose }: ImportDialogProps) {
  const { t } = useTranslation(['adminGames', 'common']);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [tooLarge, setTooLarge] = useState(false);
  const [guessed, setGuessed] = useState(false);
  const plan = useMemo(
    () => (text.trim() === '' ? undefined : planImport(parseStructure(text, formats), groups)),
    [text, formats, groups],
  );
  const total = plan?.groups.reduce((sum, { charts }) => sum + charts.length, 0) ?? 0;
  const tooMany = total > gameLimits.charts || (plan?.groups.length ?? 0) > gameLimits.groups;
  const read = async (file: File) => {
    setTooLarge(file.size > mostBytes);
    if (file.size > mostBytes) return;
    const content = await readTextFile(file);
    setText(content.text);
    setGuessed(content.guessed);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>{t('csv.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText>
            {t('csv.text', { codes: formats.map(({ code }) => code) })}
          </DialogContentText>
          <Box component="code" sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
            {example}
          </Box>
          <Box>
            <Button variant="outlined" color="inherit" onClick={() => input.current?.click()}>
              {t('csv.file')}
            </Button>
            <input
              ref={input}
              type="file"
              hidden
              tabIndex={-1}
              name="csv"
              aria-label={t('csv.file')}
              accept=".csv,.tsv,.txt,text/csv,text/plain"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void read(file);
                // Reset, so that choosing the same file again fires a change event.
                target.value = '';
              }}
            />
          </Box>
          {tooLarge ? <Alert severity="error">{t('csv.tooLarge')}</Alert> : null}
          {guessed ? <Alert severity="warning">{t('csv.guessed')}</Alert> : null}
          <TextField
            multiline
            minRows={5}
            maxRows={12}
            name="lines"
            label={t('csv.lines')}
            value={text}
            onChange={({ target }) => setText(target.value)}
            slotProps={{
              htmlInput: { spellCheck: false, autoComplete: 'off' },
              input: { sx: { fontFamily: 'monospace', fontSize: '0.8125rem' } },
            }}
          />
          <Box component="output" sx={{ display: 'grid', gap: 2 }}>
            {plan ? <Summary plan={plan} tooMany={tooMany} /> : null}
          </Box>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={!plan || plan.addedCharts === 0 || tooMany}
          onClick={() => {
            if (plan) onImport(plan.groups);
          }}
        >
          {t('csv.add')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Summary({ plan, tooMany }: { plan: ImportPlan; tooMany: boolean }) {
  const { t } = useTranslation('adminGames');
  const { addedCharts, addedGroups, mergedGroups, problems } = plan;
  return (
    <>
      {tooMany ? (
        <Alert severity="error">
          {t('csv.overLimit', { charts: gameLimits.charts, groups: gameLimits.groups })}
        </Alert>
      ) : null}
      {addedCharts > 0 ? (
        <Alert severity="info">
          {[
            t('csv.charts', { count: addedCharts }),
            t('csv.newGroups', { count: addedGroups }),
            t('csv.knownGroups', { count: mergedGroups }),
          ].join(' · ')}
        </Alert>
      ) : null}
      {problems.length > 0 ? <CsvProblems problems={problems} most={mostLines} /> : null}
    </>
  );
}
