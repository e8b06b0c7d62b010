import 'dayjs/locale/it';

export { itIT as pickerLocale } from '@mui/x-date-pickers/locales';
