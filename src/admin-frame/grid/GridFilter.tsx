import { SelectField, type SelectOption } from '../../components/forms/SelectField';
import type { GridAddress } from './useGridAddress';

interface GridFilterProps<Filter extends string, Value extends string> {
  address: Pick<GridAddress<string, Filter>, 'params' | 'filter'>;
  name: Filter;
  label: string;
  /** The label of the option without a filter. */
  all: string;
  options: readonly SelectOption<Value>[];
}

const everything = 'all';

/** Filters a table by one of several values. */
export function GridFilter<Filter extends string, Value extends string>(
  props: GridFilterProps<Filter, Value>,
) {
  const { address, name, label, all, options } = props;
  const value = options.find((option) => option.value === address.params.filters[name])?.value;
  return (
    <SelectField<string>
      name={name}
      label={label}
      value={value ?? everything}
      options={[{ value: everything, label: all }, ...options]}
      onChange={(chosen) => address.filter(name, chosen === everything ? '' : chosen)}
    />
  );
}
