/** SQLSTATE of the notice by which `note_visible_change` tells the client whose transaction changes what visitors see. */
export const CHANGE_NOTICE = 'PW001';
