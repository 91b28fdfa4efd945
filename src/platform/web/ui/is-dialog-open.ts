const DIALOG = 'dialog[open], [role="dialog"], [role="alertdialog"]'

/** Whether a dialog is open, so that keys are not for the page. */
export const isDialogOpen = (): boolean => document.querySelector(DIALOG) !== null
