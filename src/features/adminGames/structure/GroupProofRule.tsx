import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { provedPlaces, rankedScoresToProve } from '../../../contract/records/proofRule';
import type { ProofRule } from '../../../contract/schemas/games';
import type { EditedGroup } from '../draft/editedGame';
import { RowSelect } from './RowSelect';
import { useStructure } from './StructureContext';

interface GroupProofRuleProps {
  group: EditedGroup;
  name: string;
  /** Of the number of scores. */
  error: string | undefined;
}

/** Which scores of a group have to be proved. */
export function GroupProofRule({ group: { key, proofRule }, name, error }: GroupProofRuleProps) {
  const { t } = useTranslation('adminGames');
  const { commands } = useStructure();
  const change = (rule: ProofRule | null) => commands.changeGroup(key, { proofRule: rule });
  return (
    <>
      <RowSelect
        field={`${key}.proofRule`}
        label={t('structure.proofRuleOf', { name })}
        caption={t('structure.proofRule')}
        width="16rem"
        value={proofRule?.places ?? 'none'}
        options={(['none', ...provedPlaces] as const).map((value) => ({
          value,
          label: t(`structure.provedPlaces.${value}`),
        }))}
        hint={proofRule ? t('structure.proofRuleHint') : undefined}
        onChange={(value) => {
          const places = provedPlaces.find((one) => one === value);
          change(places ? { places, from: proofRule?.from ?? 1 } : null);
        }}
      />
      {proofRule ? (
        <RankedScores
          rule={proofRule}
          field={`${key}.proofRule.from`}
          {...{ name, error, change }}
        />
      ) : null}
    </>
  );
}

interface RankedScoresProps extends Omit<GroupProofRuleProps, 'group'> {
  rule: ProofRule;
  field: string;
  change: (rule: ProofRule) => void;
}

/** An empty field is 0, which cannot be saved. */
function RankedScores({ rule, field, name, error, change }: RankedScoresProps) {
  const { t } = useTranslation('adminGames');
  const id = useId();
  return (
    <Box data-field={field} sx={{ flex: '0 1 16rem', minWidth: '8rem' }}>
      <Typography variant="caption" component="p" aria-hidden sx={{ color: 'text.secondary' }}>
        {t('structure.proofFrom')}
      </Typography>
      <OutlinedInput
        fullWidth
        size="small"
        type="number"
        value={rule.from === 0 ? '' : rule.from}
        error={error !== undefined}
        inputProps={{
          'aria-label': t('structure.proofFromOf', { name }),
          'aria-invalid': error !== undefined,
          'aria-describedby': error === undefined ? undefined : id,
          min: 1,
          max: rankedScoresToProve,
        }}
        onChange={({ target }) => change({ ...rule, from: Math.trunc(Number(target.value)) })}
      />
      {error === undefined ? null : (
        <FormHelperText id={id} error sx={{ mx: 1, mt: 0.25 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
