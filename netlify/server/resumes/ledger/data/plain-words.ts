/** Longer ways of saying what a small word says, `=` that word; between two bars those that say the same. */
export const PLAIN_WORDS = `
with = working with | working in | with the help of | with help from | with support from | with assistance from | by providing | by supplying | by contributing | in collaboration with | in cooperation with | in partnership with | in conjunction with | working alongside | side by side with
to = in order to | so as to
responsible for = having responsibility for | had responsibility for | has responsibility for | have responsibility for | took responsibility for | take responsibility for | with responsibility for | tasked with | charged with | entrusted with | accountable for | in charge of
took part in = played a part in | played a role in | had a hand in | was involved in
over = over the course of | over a period of
in = in the span of | in the space of | within the span of
and = in addition to | along with | as well as
from = by going from | going from | moving from
by = by way of | by means of
instead of = in place of | in lieu of
using = through the use of | with the use of | by making use of | making use of | by using | by use of
weekly = on a weekly basis | monthly = on a monthly basis | daily = on a daily basis | quarterly = on a quarterly basis | yearly = on a yearly basis
every = each and every
how = the way in which | the way that | the way
`;
