DROP TABLE "login_failure" CASCADE;--> statement-breakpoint
DROP TABLE "one_time_code" CASCADE;