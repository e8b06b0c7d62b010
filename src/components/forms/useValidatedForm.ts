import type { ParseKeys } from 'i18next';
import { useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form';
import type { FieldRules } from '../../contract/rules';
import type { Namespace } from '../../i18n/namespaces';
import { useMessages } from '../../i18n/useMessages';

type RuleKey = ParseKeys<Exclude<Namespace, 'information'>[]>;
type Texts = Record<string, string>;

/** A validation error from the server, and its field. */
export type FieldRejection = { field: string; message: string };

interface RuledFormOptions<Values extends Texts> {
  initial: Values;
  rules: FieldRules<Values, RuleKey>;
  /** Maps the server's field names to those of this form, where they differ. */
  serverNames?: Readonly<Record<string, keyof Values & string>>;
}

const ruleErrors = <Values extends Texts>(rules: FieldRules<Values, RuleKey>, values: Values) =>
  Object.keys(rules).flatMap((name) => {
    const key = rules[name]?.(values[name] ?? '', values);
    return key === undefined ? [] : [[name, key] as const];
  });

const createResolver =
  <Values extends Texts>(rules: FieldRules<Values, RuleKey>): Resolver<Values> =>
  (values) => {
    const violations = ruleErrors(rules, values);
    if (violations.length === 0) return { values, errors: {} };
    const errors: FieldErrors = Object.fromEntries(
      violations.map(([name, message]) => [name, { type: 'rule', message }]),
    );
    // react-hook-form's type ties error names to field names; Object.fromEntries loses them.
    return { values: {}, errors: errors as FieldErrors<Values> };
  };

/**
 * A form validated by the contract's rules. A field shows its error as soon as it is not empty; an error from the server is
 * shown at its field until that field changes.
 */
export function useValidatedForm<Values extends Texts>(options: RuledFormOptions<Values>) {
  const { initial, rules, serverNames = {} } = options;
  const translate = useMessages();
  const form = useForm<Texts>({
    mode: 'onChange',
    defaultValues: initial,
    resolver: createResolver(rules as FieldRules<Texts, RuleKey>),
  });
  const { errors } = form.formState;
  const values = { ...initial, ...useWatch({ control: form.control }) };
  const violations = new Map<string, RuleKey>(ruleErrors(rules, values));

  const errorOf = (name: string): string | undefined => {
    const error = errors[name];
    if (error?.type === 'server') return error.message;
    const key = violations.get(name);
    return key === undefined || values[name] === '' ? undefined : translate(key);
  };

  /** Assigns server errors to their fields and focuses the first; returns whether any field matched. */
  const setServerErrors = (rejections: readonly FieldRejection[]): boolean => {
    const placed = rejections
      .map(({ field, message }) => ({ name: serverNames[field] ?? field, message }))
      .filter(({ name }) => Object.hasOwn(initial, name));
    placed.forEach(({ name, message }, index) => {
      form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
    });
    return placed.length > 0;
  };

  return {
    values,
    /** Whether every field is valid. */
    complete: violations.size === 0,
    /** The message key of the first violated rule, in rule order. */
    firstError: [...violations.values()][0],
    field: (name: keyof Values & string) => ({
      registration: form.register(name),
      error: errorOf(name),
    }),
    setServerErrors,
    /** Runs if every field is valid. */
    onSubmit: (send: (values: Values) => Promise<void>) =>
      form.handleSubmit(async (sent) => send({ ...initial, ...sent })),
    /** For controls that are not inputs. */
    set: (name: keyof Values & string, value: string) => form.setValue(String(name), value),
    clear: () => form.reset(initial),
  };
}
