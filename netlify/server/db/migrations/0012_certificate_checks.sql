CREATE TABLE "certificate_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"certificate_id" integer NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"origin" text NOT NULL,
	"is_valid" boolean NOT NULL,
	"validation_errors" jsonb NOT NULL,
	"days_until_expiry" integer,
	"served" jsonb NOT NULL,
	CONSTRAINT "certificate_checks_origin_check" CHECK ("certificate_checks"."origin" in ('owner', 'nightly'))
);
--> statement-breakpoint
ALTER TABLE "ssl_certificates" ADD COLUMN "replaced_by_id" integer;--> statement-breakpoint
ALTER TABLE "certificate_checks" ADD CONSTRAINT "certificate_checks_certificate_id_ssl_certificates_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."ssl_certificates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_checks_certificate_id_index" ON "certificate_checks" USING btree ("certificate_id","id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "ssl_certificates" ADD CONSTRAINT "ssl_certificates_replaced_by_id_ssl_certificates_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."ssl_certificates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ssl_certificates_replaced_by_id_index" ON "ssl_certificates" USING btree ("replaced_by_id");