export { itIT as gridLocale } from '@mui/x-data-grid/locales';
