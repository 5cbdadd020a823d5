// One pass over everything in this package: source files in, generated files and problems out.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { assembleCatalogue, readCatalogue } from './catalogue.mjs'

/** The generated files by name, and what is wrong with the sources (empty when all is well). */
export async function buildContent(root) {
  const manifest = JSON.parse(await readFile(join(root, 'src/pictures.generated.json'), 'utf8'))
  const problems = []
  const pictureOf = (name) => {
    const picture = manifest.pictures[name]
    if (!picture) problems.push(`catalogue: there is no picture ${name}`)
    const { alt: _alt, ...plain } = picture ?? {}
    return plain
  }
  const catalogue = assembleCatalogue(await readCatalogue(root), pictureOf)
  return { files: { 'catalogue.json': `${JSON.stringify(catalogue, null, 1)}\n` }, problems }
}
