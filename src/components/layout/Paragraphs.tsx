import { styled } from '@mui/material/styles';

/** Sentences and lists one below the other, so far apart that each is read by itself. */
export const Paragraphs = styled('div')({ '& > * + :is(p, ol, ul, dl)': { marginTop: 6 } });
