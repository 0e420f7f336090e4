import { listOpen, showOne } from '#backend/areas/complaint/ops/read-commands.ts';
import { answer, close, review } from '#backend/areas/complaint/ops/write-commands.ts';
import { needs, type OpsCommand } from '#backend/core/ops/command.ts';

const number = needs('NUMBER');

/** Complaints of members in the hands of operators. */
export const complaintCommands: readonly OpsCommand[] = [
  {
    name: 'complaint list',
    summary: 'Complaints that are not closed, with the earliest due first',
    changes: false,
    options: {},
    run: listOpen,
  },
  {
    name: 'complaint show',
    summary: 'One complaint with its text and answers; that it was read is kept',
    changes: false,
    ofMembers: true,
    options: { number },
    run: showOne,
  },
  {
    name: 'complaint review',
    summary: 'Say that a complaint is being looked into, which its member sees',
    changes: true,
    options: { number },
    run: review,
  },
  {
    name: 'complaint answer',
    summary: 'Answer a complaint in plain text; its member reads it and is told in the inbox',
    changes: true,
    // The answer itself stands in the complaint, once.
    options: { number, text: { ...needs('TEXT'), secret: true } },
    run: answer,
  },
  {
    name: 'complaint close',
    summary: 'Close a complaint that was answered; it stays readable',
    changes: true,
    needsReason: true,
    options: { number },
    run: close,
  },
];
