import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

interface SiteSwitchProps {
  name: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function SiteSwitch({ name, label, checked, onChange }: SiteSwitchProps) {
  return (
    <FormControlLabel
      label={label}
      control={
        <Switch name={name} checked={checked} onChange={(_event, wanted) => onChange(wanted)} />
      }
    />
  );
}
