import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { Button, Card, CardActions, CardContent, CardMedia, Chip, Typography } from '@mui/material';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { goods } from '../../../packages/ui/bench/goods.ts';

const theme = createTheme();

/** As in its documentation of server rendering: a cache for each request, and style extraction. */
export function renderCards() {
  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const html = renderToString(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        {goods.map(({ href, name, avif, picture, price, was, badge }) => (
          <Card key={href} component="article">
            <picture>
              <source {...avif} />
              <CardMedia component="img" {...picture} />
            </picture>
            {badge && <Chip size="small" label={badge} />}
            <CardContent>
              <Typography variant="h6" component="h3">
                <a href={href}>{name}</a>
              </Typography>
              <Typography>
                {price} {was && <s>{was}</s>}
              </Typography>
            </CardContent>
            <CardActions>
              <Button size="small">Add to cart</Button>
            </CardActions>
          </Card>
        ))}
      </ThemeProvider>
    </CacheProvider>,
  );
  constructStyleTagsFromChunks(extractCriticalToChunks(html));
  return html;
}
