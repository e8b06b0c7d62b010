import { mdiMagnify } from '@mdi/js';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFindOpponentsQuery } from '../../../api/comparisonApi';
import '../../../components/forms/fields.css';
import { Icon } from '../../../components/Icon';
import { searchDelay } from '../../../config/timings';
import { limits } from '../../../contract/limits';
import './comparison.css';

/** The name of another player, with those whose names begin as what is typed: without them it takes any name. */
export function OpponentField({ without }: { without: string }) {
  const { t } = useTranslation('comparison');
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const id = useId();
  useEffect(() => {
    const timer = globalThis.setTimeout(() => setSearch(typed), searchDelay);
    return () => globalThis.clearTimeout(timer);
  }, [typed]);
  const { data } = useFindOpponentsQuery(search, { skip: search === '' });
  const names = data?.items.flatMap(({ player }) => player.username ?? []) ?? [];
  return (
    <label className="field-box comparison-field">
      <Icon path={mdiMagnify} />
      <input
        type="search"
        name="opponent"
        list={id}
        aria-label={t('find.label')}
        placeholder={t('find.label')}
        maxLength={limits.searchLength}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value.trim())}
      />
      <datalist id={id}>
        {names
          .filter((name) => name !== without)
          .map((name) => (
            <option key={name}>{name}</option>
          ))}
      </datalist>
    </label>
  );
}
