import 'dayjs/locale/en';

export { enUS as pickerLocale } from '@mui/x-date-pickers/locales';
