CREATE TABLE "job_postings" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"text" text,
	"kept_on" date,
	"origins" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"checked_at" timestamp with time zone,
	"seen" text,
	"gone_since" date,
	"closed_since" date,
	CONSTRAINT "job_postings_seen_check" CHECK ("job_postings"."seen" in ('open', 'closed', 'gone', 'unknown', 'unreachable'))
);
--> statement-breakpoint
ALTER TABLE "job_postings" ADD CONSTRAINT "job_postings_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;