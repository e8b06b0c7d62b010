import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetAccountsQuery } from '../../../api/adminUsersApi';
import { limits } from '../../../contract/limits';
import type { AdminPerson } from '../../../contract/schemas/adminArticles';
import type { ArticleDraft } from './useArticleDraft';

/** Milliseconds without a key before the server is asked. */
const pause = 300;
const everybody = {
  role: '',
  state: 'active',
  registeredFrom: '',
  registeredTo: '',
  lastLoginFrom: '',
  lastLoginTo: '',
  page: 1,
  itemsPerPage: 10,
  order: { field: 'username', direction: 'asc' },
} as const;

/** What was typed, once the typing pauses. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = globalThis.setTimeout(() => setPaused(text), pause);
    return () => globalThis.clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Under whose name the article stands: any member's, found by their name. */
export function AuthorField({ draft }: { draft: ArticleDraft }) {
  const { t } = useTranslation('adminArticles');
  const { content, change, article, faults } = draft;
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<AdminPerson>();
  const author = [chosen, article.author].find((person) => person?.id === content.authorId);
  const value = content.authorId === undefined ? article.author : (author ?? null);
  const search = usePaused(typed === value?.username ? '' : typed.trim());
  const { data, isFetching, isError } = useGetAccountsQuery(
    { ...everybody, search },
    { skip: !open },
  );
  const failure = isError && open ? t('author.failed') : undefined;
  const fault = faults['authorId'] ?? failure;
  return (
    <Autocomplete<AdminPerson>
      size="small"
      value={value}
      options={(data?.items ?? []).map(({ id, username }) => ({ id, username }))}
      getOptionLabel={({ username }) => username}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, one) => option.id === one.id}
      // The server has chosen already.
      filterOptions={(options) => options}
      loading={isFetching}
      loadingText={t('author.loading')}
      noOptionsText={t('author.nobody')}
      openText={t('author.open')}
      closeText={t('author.close')}
      clearIcon={null}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onInputChange={(_event, text) => setTyped(text)}
      onChange={(_event, person) => {
        if (!person) return;
        setChosen(person);
        change(() => ({ authorId: person.id }));
      }}
      renderInput={(input) => (
        <TextField
          {...input}
          name="author"
          label={t('author.label')}
          error={fault !== undefined}
          helperText={fault ?? t('author.hint')}
          slotProps={{
            ...input.slotProps,
            htmlInput: { ...input.slotProps.htmlInput, maxLength: limits.searchLength },
          }}
        />
      )}
    />
  );
}
