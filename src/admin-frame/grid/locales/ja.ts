export { jaJP as gridLocale } from '@mui/x-data-grid/locales';
