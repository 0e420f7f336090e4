import { z } from 'zod';
import { areaSettings } from '#backend/area-settings.ts';
import { ANSWER_DAYS } from '#rules/complaint/complaint.ts';

interface ComplaintSettings {
  /** Days within which a complaint is answered. */
  readonly answerDays: number;
}

export const complaintSettings = areaSettings(
  {
    COMPLAINT_ANSWER_DAYS: z
      .string()
      .regex(/^([1-9]|[1-8]\d|90)$/, { error: 'must be a number of days from 1 to 90' })
      .optional(),
  },
  ({ COMPLAINT_ANSWER_DAYS: days }): ComplaintSettings => ({
    answerDays: days === undefined ? ANSWER_DAYS : Number(days),
  }),
);
