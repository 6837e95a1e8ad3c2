-- How often a draft was changed, so that a page that has not heard of the last change does not write over it.
alter table draft add column revision bigint default 0 not null;
