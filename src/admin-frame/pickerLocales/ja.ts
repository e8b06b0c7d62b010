import 'dayjs/locale/ja';

export { jaJP as pickerLocale } from '@mui/x-date-pickers/locales';
