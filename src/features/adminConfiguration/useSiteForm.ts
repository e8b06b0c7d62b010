import { use, useState } from 'react';
import { I18nContext, useTranslation } from 'react-i18next';
import { useRestoreSiteMutation, useSaveSiteMutation } from './adminConfigurationApi';
import { asApiError } from '../../api/errors/apiError';
import { useFailureText } from '../../components/feedback/useFailureText';
import type { SiteState } from '../../contract/schemas/adminConfiguration';
import { renameSite } from '../../i18n/renameSite';
import { siteViolations, type SiteSettings } from '../../contract/siteSettings';
import { createInputKeeper } from '../../store/createInputKeeper';
import type { SiteErrors, SiteForm } from './siteForm';

type SaveOutcome = { kind: 'done' | 'failed' | 'conflict'; text: string };

const keeper = createInputKeeper<{ state: SiteState; settings: SiteSettings }>();

/** The form for one version. The user's input is kept when another person saves first. */
export function useSiteForm(loaded: SiteState) {
  const { t } = useTranslation('adminConfiguration');
  const { i18n } = use(I18nContext);
  const failureText = useFailureText();
  const [save, saving] = useSaveSiteMutation();
  const [restore, restoring] = useRestoreSiteMutation();
  // Kept input stays based on its own version: saving it tells of another person's changes since.
  const initial = keeper.useKept() ?? { state: loaded, settings: loaded.settings };
  const [state, setState] = useState(initial.state);
  const [settings, setSettings] = useState(initial.settings);
  const changed = JSON.stringify(settings) !== JSON.stringify(state.settings);
  keeper.useKeep(changed ? { state, settings } : undefined);
  const [errors, setErrors] = useState<SiteErrors>(new Map());
  const [outcome, setOutcome] = useState<SaveOutcome>();

  const take = (fresh: SiteState, text?: string) => {
    setState(fresh);
    setSettings(fresh.settings);
    setErrors(new Map());
    setOutcome(text === undefined ? undefined : { kind: 'done', text });
    if (fresh.settings.name !== state.settings.name) void renameSite(i18n, fresh.settings.name);
  };
  const tell = (error: unknown) => {
    const failure = asApiError(error);
    const conflict = failure?.kind === 'http' && failure.status === 409;
    setOutcome(
      conflict
        ? { kind: 'conflict', text: t('conflict') }
        : { kind: 'failed', text: failure ? failureText(failure, t('notSaved')) : t('notSaved') },
    );
  };

  const submit = async () => {
    const violations = siteViolations(settings);
    setErrors(new Map(violations.map(({ field, rule }) => [field, rule])));
    if (violations.length > 0) {
      setOutcome({ kind: 'failed', text: t('check', { count: violations.length }) });
      return violations[0]?.field;
    }
    const { data, error } = await save({ version: state.version, settings });
    if (data) take(data, t('saved'));
    else tell(error);
    return undefined;
  };

  const form: SiteForm = {
    settings,
    change: (changes: Partial<SiteSettings>) => {
      setSettings({ ...settings, ...changes });
      setOutcome(undefined);
    },
    errorOf: (field) => {
      const rule = errors.get(field);
      return rule && t(`rules.${rule}`);
    },
  };
  return {
    form,
    outcome,
    version: state.version,
    changed,
    busy: saving.isLoading || restoring.isLoading,
    submit,
    reset: () => take(state),
    /** Another person's version, if it was loaded already. */
    takeLoaded: loaded.version > state.version ? () => take(loaded) : undefined,
    restore: async (from: number) => {
      const { data, error } = await restore({ from, version: state.version });
      if (data) take(data, t('history.done', { version: from }));
      else tell(error);
    },
  };
}
