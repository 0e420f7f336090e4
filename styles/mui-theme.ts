import { createTheme, type Theme } from '@mui/material/styles';
import { brand, type Scheme } from '#styles/brand.ts';

/** Without MUI's Thai words: no part that we use says any, and they make a number format that takes a phone 50 ms. */
function themeOf(scheme: Scheme): Theme {
  const colours = brand.schemes[scheme];
  return createTheme({
    palette: {
      mode: scheme,
      primary: { main: colours.primary, contrastText: colours['on-primary'] },
      secondary: { main: colours.secondary, contrastText: colours['on-secondary'] },
      error: { main: colours.danger },
      success: { main: colours.success },
      warning: { main: colours.warning },
      background: { default: colours.page, paper: colours['surface-1'] },
      text: { primary: colours.text, secondary: colours['text-muted'] },
      divider: colours.line,
    },
    breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 } },
    typography: { fontFamily: 'var(--font-text)', button: { textTransform: 'none', fontWeight: 600 } },
    shape: { borderRadius: 12 },
  });
}

/** The two themes of MUI; which one counts is known before the first render. */
export const muiThemes: Readonly<Record<Scheme, Theme>> = { dark: themeOf('dark'), light: themeOf('light') };
