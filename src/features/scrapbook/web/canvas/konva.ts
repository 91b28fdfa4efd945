// Only the shapes that pages use: the whole library is twice as large.
import 'konva/lib/shapes/Circle.js'
import 'konva/lib/shapes/Image.js'
import 'konva/lib/shapes/Line.js'
import 'konva/lib/shapes/Rect.js'
import 'konva/lib/shapes/Text.js'
import 'konva/lib/shapes/Transformer.js'

export { Circle, Group, Image, Layer, Line, Rect, Shape, Stage, Text, Transformer } from 'react-konva/es/ReactKonvaCore'
