import { mdiFileDelimitedOutline, mdiPlus } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useCallback, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasRole } from '../../../access/useHasRole';
import { Icon } from '../../../components/Icon';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import type { Language } from '../../../contract/languages';
import { roles } from '../../../contract/roles';
import { useGetCatalogueQuery } from '../catalogue/catalogueApi';
import { nameIn, newKey } from '../draft/editedGame';
import { errorsByRow, type RowErrors } from '../draft/fieldProblems';
import type { GameDraft } from '../draft/useGameDraft';
import { changeAndFocus } from './focusField';
import { GroupPanel } from './GroupPanel';
import { SortableRows } from './SortableRows';
import { StructureContext, type Structure } from './StructureContext';
import { structureCommands } from './structureCommands';
import type { ShownRows } from './useShownRows';

const ImportDialog = lazy(async () => {
  const { ImportDialog: Dialog } = await import(
    /* webpackChunkName: "admin-game-import" */ '../csv/ImportDialog'
  );
  return { default: Dialog };
});
const MergeDialog = lazy(async () => {
  const { MergeDialog: Dialog } = await import(
    /* webpackChunkName: "admin-game-merge" */ '../merge/MergeDialog'
  );
  return { default: Dialog };
});

const noErrors: ReadonlyMap<string, RowErrors> = new Map();
const noFormats: Structure['formats'] = [];

interface StructureStepProps {
  draft: GameDraft;
  language: Language;
  shown: ShownRows;
}

/** The groups and charts of a game. */
export function StructureStep({ draft, language, shown }: StructureStepProps) {
  const { t } = useTranslation('adminGames');
  const note = useId();
  const administrator = useHasRole({ one: roles.admin });
  const { data: catalogue } = useGetCatalogueQuery(undefined);
  const [said, setSaid] = useState('');
  const [importing, setImporting] = useState(false);
  const [merging, setMerging] = useState<number>();
  const { game, content, edit, getState, errors } = draft;
  const commands = useMemo(() => structureCommands(edit), [edit]);
  const facts = useMemo(() => new Map(game.charts.map((chart) => [chart.id, chart])), [game]);
  const formats = catalogue?.formats ?? noFormats;
  const lockedBy = game.publishedAt === null ? undefined : note;
  const { rows, open, close, more, detailed, toggleDetails } = shown;
  const structure = useMemo(
    (): Structure => ({
      commands,
      language,
      formats,
      facts,
      lockedBy,
      announce: setSaid,
      toggleDetails,
      groupsNow: () => getState().content.groups,
      onMerge: administrator ? setMerging : undefined,
    }),
    [commands, language, formats, facts, lockedBy, toggleDetails, getState, administrator],
  );
  const byRow = useMemo(
    () => (Object.keys(errors).length === 0 ? noErrors : errorsByRow(errors)),
    [errors],
  );
  const toggle = useCallback(
    (key: string) => ((rows[key] ?? 0) > 0 ? close(key) : open(key)),
    [rows, close, open],
  );
  const { groups } = content;
  const addGroup = () => {
    const key = newKey();
    changeAndFocus(() => {
      commands.addGroup(key);
      open(key);
    }, `${key}.names`);
  };
  const nameOf = (key: string) =>
    nameIn(groups.find((group) => group.key === key)?.names ?? {}, language) ?? '';
  return (
    <StructureContext value={structure}>
      {lockedBy === undefined ? null : (
        <Alert id={note} severity="info" sx={{ mb: 2 }}>
          {t('locked.note')}
        </Alert>
      )}
      {errors['groups'] === undefined ? null : (
        <Alert severity="error" sx={{ mb: 2 }}>
          {errors['groups']}
        </Alert>
      )}
      {groups.length === 0 ? (
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('structure.empty')}</Typography>
      ) : (
        <SortableRows
          keys={groups.map(({ key }) => key)}
          nameOf={nameOf}
          onMove={commands.moveGroup}
        >
          <Box
            component="ol"
            aria-label={t('structure.groups')}
            sx={{ m: 0, p: 0, listStyle: 'none' }}
          >
            {groups.map((group, index) => (
              <GroupPanel
                key={group.key}
                group={group}
                index={index}
                last={index === groups.length - 1}
                neighbour={(groups[index + 1] ?? groups[index - 1])?.key}
                rows={rows[group.key] ?? 0}
                detailed={group.charts.some(({ key }) => key === detailed) ? detailed : undefined}
                errors={byRow}
                onToggle={toggle}
                onMore={more}
              />
            ))}
          </Box>
        </SortableRows>
      )}
      <Box data-field="groups" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" startIcon={<Icon path={mdiPlus} />} onClick={addGroup}>
          {t('structure.addGroup')}
        </Button>
        <Button
          color="inherit"
          startIcon={<Icon path={mdiFileDelimitedOutline} />}
          onClick={() => setImporting(true)}
        >
          {t('csv.open')}
        </Button>
      </Box>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
      <Suspense fallback={null}>
        {importing ? (
          <ImportDialog
            groups={groups}
            formats={formats}
            onImport={(imported) => {
              setImporting(false);
              edit((before) => ({ ...before, groups: imported }));
              shown.openAdded(groups, imported);
            }}
            onClose={() => setImporting(false)}
          />
        ) : null}
        {merging === undefined ? null : (
          <MergeDialog draft={draft} chartId={merging} onClose={() => setMerging(undefined)} />
        )}
      </Suspense>
    </StructureContext>
  );
}
