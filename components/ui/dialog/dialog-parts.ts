/** What every dialog is made of, in parts that a slow phone evaluates between two frames. */
export const dialogParts = [
  () => import('@emotion/react'),
  () => import('#components/ui/mui-provider.tsx'),
  () => import('#components/ui/dialog/dialog-frame.tsx'),
] as const;
