//! The arithmetic of `photo/FORMAT.md` once more, as it is written there: slow, and without a line of the reader's.

use crate::made::Layer;

/// Values of a layer by row, column, channel.
type Values = Vec<Vec<Vec<i64>>>;

/// Returns the net's answer, column by column.
pub(crate) fn look(layers: &[Layer], strip: &[u8], width: usize) -> Vec<i32> {
    let mut values = normalised(strip, width);
    let (last, others) = layers.split_last().expect("layers");
    for layer in others {
        values = through(layer, &values, (0, 127));
    }
    let columns = through(last, &values, (-(1 << 20), 1 << 20));
    columns
        .concat()
        .concat()
        .into_iter()
        .map(|value| value as i32)
        .collect()
}

fn normalised(strip: &[u8], width: usize) -> Values {
    let bytes: Vec<i128> = strip.iter().map(|&byte| i128::from(byte)).collect();
    let n = bytes.len() as i128;
    let sum: i128 = bytes.iter().sum();
    let squares: i128 = bytes.iter().map(|byte| byte * byte).sum();
    let variance = n * squares - sum * sum;
    let mut root = (variance as f64).sqrt() as i128;
    while root * root > variance {
        root -= 1;
    }
    while (root + 1) * (root + 1) <= variance {
        root += 1;
    }
    let unit = 4 * root + 51 * n;
    let value = |byte: &i128| {
        ((256 * (n * byte - sum) + unit).div_euclid(2 * unit)).clamp(-127, 127) as i64
    };
    let pixels: Vec<Vec<i64>> = bytes
        .chunks(3)
        .map(|pixel| pixel.iter().map(value).collect())
        .collect();
    pixels.chunks(width).map(<[_]>::to_vec).collect()
}

fn through(layer: &Layer, input: &Values, (least, most): (i64, i64)) -> Values {
    let [kh, kw, stride, pad_h, pad_w, flags] = layer.head.map(usize::from);
    let (ci, co) = (usize::from(layer.ci), usize::from(layer.co));
    let (h, w) = (input.len(), input[0].len());
    let at = |y: usize, x: usize, o: usize| {
        let mut sum = i64::from(layer.bias[o]);
        for ky in 0..kh {
            for kx in 0..kw {
                let row = (y * stride + ky)
                    .checked_sub(pad_h)
                    .and_then(|y| input.get(y));
                let place = row.and_then(|row| row.get((x * stride + kx).checked_sub(pad_w)?));
                for i in 0..ci {
                    let weight = layer.weights[((ky * kw + kx) * ci + i) * co + o];
                    sum += i64::from(weight) * place.map_or(0, |place| place[i]);
                }
            }
        }
        let shift = layer.shift[o];
        let out = (sum * i64::from(layer.multiplier[o]) + (1 << (shift - 1))) >> shift;
        let out = out.clamp(least, most);
        if flags & 2 == 0 {
            out
        } else {
            (out + input[y][x][o]).min(127)
        }
    };
    let side = |length: usize, pad: usize, kernel: usize| (length + 2 * pad - kernel) / stride + 1;
    let (rows, columns) = (side(h, pad_h, kh), side(w, pad_w, kw));
    let place = |y: usize, x: usize| (0..co).map(|o| at(y, x, o)).collect();
    let row = |y: usize| (0..columns).map(|x| place(y, x)).collect();
    (0..rows).map(row).collect()
}
