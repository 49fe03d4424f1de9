import type { SiteDefinition } from '../define-site.ts';

const page = (title: string, main: string) =>
  inLatin(`<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd">
<HTML LANG="en">
<HEAD>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=windows-1252">
<TITLE>${title}</TITLE>
<META NAME="Description" CONTENT="${title}: hand-made clarinets and repairs from the workshop of P. Aßmann in Ghent, since 1979.">
<META NAME="ROBOTS" CONTENT="ALL">
<META NAME="Author" CONTENT="P. A\xdfmann">
</HEAD>
<BODY BGCOLOR="#FFFFFF" TEXT="#000000" LINK="#663300">
<TABLE WIDTH="760" BORDER="0" CELLPADDING="0" CELLSPACING="0"><TR><TD COLSPAN="2" BGCOLOR="#663300"><IMG SRC="/spacer.gif" WIDTH="1" HEIGHT="10" ALT=""><FONT COLOR="#FFFFFF" SIZE="5"><B>A\xdfmann Clarinets</B></FONT></TD></TR>
<TR><TD WIDTH="140" VALIGN="top"><FONT SIZE="2"><A HREF="/">Home</A><BR><A HREF="repairs.htm">Repairs</A><BR><A HREF="clarinets.htm">Clarinets</A><BR><A HREF="mailto:peter@assmann.example">Mail</A></FONT></TD>
<TD VALIGN="top">${main}</TD></TR>
<TR><TD COLSPAN="2" ALIGN="center"><FONT SIZE="1">Kraanlei 33, 9000 Gent, Belgium &nbsp;|&nbsp; +32 9 255 01 77 &nbsp;|&nbsp; Last updated: 4 November 2026</FONT></TD></TR></TABLE>
</BODY></HTML>`);

/** Sent in bytes of one letter each, as the page says. */
function inLatin(body: string) {
  return { headers: { 'content-type': 'text/html' }, body: Buffer.from(body, 'latin1') };
}

export const tableClarinets: SiteDefinition = {
  name: 'table-clarinets',
  story:
    'A clarinet maker in Ghent whose site was laid out in tables in 1999: capital tags, windows-1252, pictures that only make room, no menu.',
  expected: [
    'charset-not-utf-8',
    'main-landmark-missing',
    'open-graph-incomplete',
    'organization-schema-missing',
    'thin-page',
    'viewport-missing',
  ],
  answers: () => ({
    '/': page(
      'Clarinet maker in Ghent',
      `<H1>Clarinets made by hand in Ghent</H1><P>A\xdfmann Clarinets is the workshop of Peter A\xdfmann in Ghent, who has made and repaired clarinets since 1979. About nine new instruments leave the workshop each year.</P><P>A new B flat clarinet of grenadilla costs \x80 6,400 and takes fourteen months. Repairs take two weeks.</P><H2>Visiting</H2><P>Please ring before you come, on +32 9 255 01 77. The bell is broken; knock hard.</P><IMG SRC="/bench.jpg" WIDTH="300" HEIGHT="200" ALT="Peter at the bench, boring an upper joint"><IMG SRC="/spacer.gif" WIDTH="1" HEIGHT="20" ALT="">`,
    ),
    '/repairs.htm': page(
      'Clarinet repairs and overhauls',
      `<H1>Repairs and overhauls</H1><P>A full overhaul with new pads, corks and springs costs \x80 540 and takes two weeks. A crack in the upper joint is pinned for \x80 120.</P><H2>Sending an instrument</H2><P>Pack it in its case, the case in a box, and fill the box. Insure it for its value. I telephone when it arrives and again with the price, and begin only after you have said yes.</P>`,
    ),
    '/clarinets.htm': page(
      'New clarinets in B flat, A and C',
      `<H1>New clarinets</H1><P>I make clarinets in B flat, A and C after the French system, in grenadilla or boxwood. The waiting list stands at fourteen months.</P><H2>Prices</H2><P>B flat \x80 6,400, A \x80 6,700, C \x80 6,900. Boxwood costs \x80 500 more. Half is paid with the order.</P>`,
    ),
  }),
};
