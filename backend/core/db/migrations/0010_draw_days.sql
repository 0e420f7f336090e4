CREATE TABLE "draw_day" (
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"is_held" boolean,
	"at" timestamp with time zone NOT NULL,
	"act_id" uuid NOT NULL,
	CONSTRAINT "draw_day_kind_day_pk" PRIMARY KEY("kind","day")
);
